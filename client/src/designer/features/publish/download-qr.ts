const FORBIDDEN = /[\\/:*?"<>|\s]+/g;
const MAX_LENGTH = 60;

/** Turns a survey's title into a file name that every system accepts. */
export function fileName(title: string, extension: string): string {
  // The title is cut by characters, not by code units: half of an emoji would make the name invalid.
  const stem = [...title.replace(FORBIDDEN, '-').replace(/^[-.]+|[-.]+$/g, '')].slice(0, MAX_LENGTH).join('');
  return `${stem || 'survey'}.${extension}`;
}

/** Side of the PNG in pixels: sharp on a full-screen slide. */
const PNG_SIDE = 1024;

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the QR code is not a picture')));
    image.src = url;
  });

export const downloadSvg = (qrCode: string, title: string): void => download(qrCode, fileName(title, 'svg'));

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
  brush.drawImage(await load(qrCode), 0, 0, PNG_SIDE, PNG_SIDE);
  download(canvas.toDataURL('image/png'), fileName(title, 'png'));
}
