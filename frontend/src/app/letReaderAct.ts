/** Who reads what the document has brought along may scroll and tap between the parts of a longer work. */
export const letReaderAct = () => new Promise((resolve) => setTimeout(resolve));
