import { fileName, saveUrl } from '../../shared/save-file';
import { loadPicture } from './download-qr';

/** Pixels of a page in portrait at 150 dots per inch: A4. */
const PAGE = { width: 1240, height: 1754 } as const;
const MARGIN = 120;
const QR_SIDE = 760;
const FAMILY = "-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const TITLE = { size: 76, line: 104, lines: 4 } as const;
const HINT_SIZE = 48;
const INK = '#1d2129';
const QUIET = '#4e5969';

/** Breaks text into lines no wider than `width`: between words where there are any, else between characters. The last of too many lines ends in an ellipsis. */
export function linesOf(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const words = text.match(/[\p{Script=Latin}\p{N}'-]+|\s+|./gsu) ?? [];
  const parts = words.flatMap((word) => (measure(word) > width ? [...word] : [word]));
  const lines: string[] = [''];
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line === '' || measure(line + part) <= width) lines[lines.length - 1] = (line + part).trimStart();
    else lines.push(part.trimStart());
  }
  if (lines.length <= most) return lines.map((line) => line.trimEnd());
  const kept = lines.slice(0, most).map((line) => line.trimEnd());
  let last = [...(kept[most - 1] ?? '')];
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join('')}…`];
}

/** Saves a page to print and hang up: the title, the QR code and what to do with it. */
export async function downloadPoster(qrCode: string, title: string, hint: string): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), PAGE);
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const picture = await loadPicture(qrCode);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, PAGE.width, PAGE.height);
  brush.textAlign = 'center';
  brush.fillStyle = INK;
  brush.font = `600 ${TITLE.size}px ${FAMILY}`;
  const lines = linesOf(title, PAGE.width - 2 * MARGIN, TITLE.lines, (text) => brush.measureText(text).width);
  // The title ends above the code, however many lines it takes.
  const top = (PAGE.height - QR_SIDE) / 2 + 80;
  lines.forEach((line, place) => brush.fillText(line, PAGE.width / 2, top - 90 - (lines.length - 1 - place) * TITLE.line));
  brush.imageSmoothingEnabled = false;
  brush.drawImage(picture, (PAGE.width - QR_SIDE) / 2, top, QR_SIDE, QR_SIDE);
  brush.fillStyle = QUIET;
  brush.font = `400 ${HINT_SIZE}px ${FAMILY}`;
  brush.fillText(hint, PAGE.width / 2, top + QR_SIDE + 100);
  saveUrl(canvas.toDataURL('image/png'), fileName(title, 'png'));
}
