export const longestSearch = 200;

/** A line that can be searched for: pasted tabs, line breaks and the like are spaces, and what is too long is cut. */
export const searchText = (text: string) => [...text.replace(/[\s\p{Cc}]/gu, ' ')].slice(0, longestSearch).join('');
