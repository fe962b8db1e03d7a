/** From so many letters on people are looked up by their names; the server refuses fewer. */
export const fewestLetters = 2;
