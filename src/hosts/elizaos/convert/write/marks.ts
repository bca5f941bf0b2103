// What stands before the data in a source file that a conversion made, so that it is found when it is read back.

export const FACTS = 'const facts = ';
export const INSTRUCTIONS = 'const instructions: string = ';
