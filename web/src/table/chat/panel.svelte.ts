/** Whether the chat is open, also at the next table. */
export const chat = $state({ open: false });
