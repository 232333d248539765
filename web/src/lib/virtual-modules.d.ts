declare module 'virtual:fluent/*' {
  const text: string;
  export default text;
}

declare module 'virtual:svg-sprite' {
  const address: string;
  export default address;
}
