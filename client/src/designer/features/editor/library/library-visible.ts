/** Whether the question library stands beside the canvas: a part of the client's state (Spec 3) that the address holds, so that any screen can lead to it. */
export const isLibraryVisible = (search: string): boolean => new URLSearchParams(search).get('library') === '1';
