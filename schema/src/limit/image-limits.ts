/** Numbers of the image library and of cropping. Apart from `LIMITS`, which the answering page carries: nobody answers with a library. */
export const IMAGE_LIMITS = {
  /** Pictures in the library of one survey. */
  perSurvey: 500,
  /** Files that are chosen for it at once (Spec 5, files: a limit, when one is set). */
  filesAtOnce: 20,
  /** Width and height that a picture is cropped to unless said (Spec 9, crop size). */
  crop: { width: 200, height: 200 },
} as const;
