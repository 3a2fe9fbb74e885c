/** Which rules a file is under, told from its path alone. */
export const isSource = (path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path);
export const isGenerated = (path) => /\.generated\.[a-z]+$/.test(path);
export const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);

/** Tests, and the code that only tests use: it may reach across folders. */
export const isTestCode = (path) =>
  /\.(test|spec|factory|fuzz|bench)\.tsx?$|\/testing\/|^server\/src\/(fuzz|access-matrix|examples)\//.test(path);

/** Texts of one control or page, in both languages. */
const isWords = (path) => /(^|\/)(\w+-)?words\.ts$/.test(path);

/** Tables of facts and texts: their length says nothing about how they read. */
export const isTable = (path) => /(^|\/)(i18n|locales|data|fixtures|migrations)\//.test(path) || isWords(path);

/** Where texts that people read may stand. */
export const holdsTexts = (path) => /(^|\/)(i18n|locales|data|fixtures)\//.test(path) || isWords(path);
