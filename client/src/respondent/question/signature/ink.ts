import { letterSize, type Stroke } from './signature';

export const SIGNATURE_FILE = 'signature.png';
/** Pixels of the picture: sharp on paper, and a few kilobytes. */
export const SHEET = { width: 1000, height: 360 } as const;
const PEN = 7;
const MARGIN = 60;
const LETTERS = 160;
const HAND = '"Segoe Script", "Bradley Hand", "Kaiti SC", KaiTi, STKaiti, cursive';

/** Draws what was signed, on white: pictures without a ground are black on some screens. */
export function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[], name: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = SHEET;
  // The ink of the page, whatever its theme.
  const ink = getComputedStyle(canvas).color;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  Object.assign(context, { strokeStyle: ink, fillStyle: ink, lineWidth: PEN, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) paintStroke(context, stroke);
  if (name !== '') paintName(context, name);
}

/** A dot is a line of no length, which a round pen draws. */
function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  context.beginPath();
  for (const [index, [x, y]] of [...stroke, ...stroke.slice(0, stroke.length === 1 ? 1 : 0)].entries()) {
    if (index === 0) context.moveTo(x * SHEET.width, y * SHEET.height);
    else context.lineTo(x * SHEET.width, y * SHEET.height);
  }
  context.stroke();
}

function paintName(context: CanvasRenderingContext2D, name: string): void {
  const { width, height } = SHEET;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${LETTERS}px ${HAND}`;
  const size = letterSize(width - 2 * MARGIN, LETTERS, context.measureText(name).width, LETTERS);
  context.font = `${size}px ${HAND}`;
  context.fillText(name, width / 2, height / 2);
}

/** The picture as it is stored. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob && new File([blob], SIGNATURE_FILE)), 'image/png'));
}
