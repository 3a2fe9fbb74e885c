const FORBIDDEN = /[\\/:*?"<>|\s]+/g;
const MAX_LENGTH = 60;

/** A survey's title as the name of a file that every system accepts. */
export const fileName = (title: string, extension: string): string => {
  // By characters, not by code units: half of an emoji would make the name invalid.
  const stem = [...title.replace(FORBIDDEN, '-').replace(/^[-.]+|[-.]+$/g, '')].slice(0, MAX_LENGTH).join('');
  return `${stem || 'survey'}.${extension}`;
};
