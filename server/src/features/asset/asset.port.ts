/**
 * Texts that may show pictures. Implemented by every feature that keeps such texts. The book of uses (`picture-use.service.ts`) answers for all that
 * servers of this version write; this is asked before a picture is swept, since a server of the version before may have written beside them.
 */
export interface PictureTexts {
  /** Whether a text of this author has the id of the picture in it. */
  mentionPicture(ownerId: string, pictureId: string): Promise<boolean>;
}
