/** Which rules a file is under, told from its path alone. */
export const isSource = (path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path);
export const isGenerated = (path) => /\.generated\.[a-z]+$/.test(path);
export const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);

/** Tables of facts and texts: their length says nothing about how they read. */
export const isTable = (path) => /(^|\/)(i18n|locales|data|fixtures|migrations)\//.test(path);

/** Files that may hold texts for people to read. */
export const holdsTexts = (path) => /(^|\/)(i18n|locales|data|fixtures)\//.test(path);
