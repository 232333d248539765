declare module 'words:*' {
  const text: string;
  export default text;
}

declare module 'sheet:*' {
  const address: string;
  export default address;
}
