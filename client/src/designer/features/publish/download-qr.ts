import { fileName, saveUrl } from '../../shared/save-file';

/** Side of the PNG in pixels: sharp on a full-screen slide. */
const PNG_SIDE = 1024;

/** A picture that has been read. */
export const loadPicture = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the QR code is not a picture')));
    image.src = url;
  });

export const downloadSvg = (qrCode: string, title: string): void => saveUrl(qrCode, fileName(title, 'svg'));

/** Draws the SVG on a white square, without smoothing the edges of its modules. */
export async function downloadPng(qrCode: string, title: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SIDE;
  canvas.height = PNG_SIDE;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, PNG_SIDE, PNG_SIDE);
  brush.imageSmoothingEnabled = false;
  brush.drawImage(await loadPicture(qrCode), 0, 0, PNG_SIDE, PNG_SIDE);
  saveUrl(canvas.toDataURL('image/png'), fileName(title, 'png'));
}
