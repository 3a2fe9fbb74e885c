import { describe, expect, it } from '@jest/globals';
import { acceptsFile, IMAGE_FILES, TEXT_FILES, UPLOAD_FORMATS, VIDEO_FILES } from './upload-formats.js';

const FILES = ['a.txt', 'a.pdf', 'a.csv', 'a.jpg', 'a.tiff', 'a.mp4', 'a.flv', 'a.exe', 'txt', 'a.'];

const accepted = (format: number): string[] => FILES.filter((name) => acceptsFile(format, name));

describe('supported files', () => {
  it('are listed by kind [S9.files.text-list] [S9.files.image-list] [S9.files.video-list]', () => {
    expect(TEXT_FILES).toEqual(['txt', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'htm', 'html', 'pdf', 'csv']);
    expect(IMAGE_FILES).toEqual(['jpg', 'jpeg', 'webp', 'png', 'gif', 'bmp', 'psd', 'tiff']);
    expect(VIDEO_FILES).toEqual(['avi', 'swf', 'wmv', 'rmvb', 'mp4', '3gp', 'mov', 'flv']);
  });

  it('are all taken under format 0 [S3.upload.format-0]', () => {
    expect(accepted(0)).toEqual(['a.txt', 'a.pdf', 'a.csv', 'a.jpg', 'a.tiff', 'a.mp4', 'a.flv']);
  });

  it('are pictures under format 1 [S3.upload.format-1]', () => {
    expect(accepted(1)).toEqual(['a.jpg', 'a.tiff']);
  });

  it('are videos under format 2 [S3.upload.format-2]', () => {
    expect(accepted(2)).toEqual(['a.mp4', 'a.flv']);
  });

  it('are texts and documents under format 3 [S3.upload.format-3]', () => {
    expect(accepted(3)).toEqual(['a.txt', 'a.pdf', 'a.csv']);
  });

  it('are known by the end of their name, in any letter case', () => {
    expect([acceptsFile(1, 'A.B.PNG'), acceptsFile(1, 'png.txt'), acceptsFile(1, '.png')]).toEqual([true, false, true]);
  });

  it('are none under a format that does not exist', () => {
    expect([accepted(4), accepted(-1)]).toEqual([[], []]);
    expect(UPLOAD_FORMATS.map(({ key }) => key)).toEqual(['any', 'image', 'video', 'document']);
  });
});
