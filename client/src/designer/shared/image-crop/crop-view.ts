export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position of the crop box: the zoom, which is 1 when the picture just fills the box, and the box's corner in pixels of the picture. */
export interface CropView {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** Pixels of the picture that come to be in the box. */
export interface Source extends Size {
  readonly left: number;
  readonly top: number;
}

/** Minimum of the highest zoom. Large pictures can be zoomed until one of their pixels is one pixel of the box. */
const LEAST_MOST = 4;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));
/** Relative position of the box along a distance; 0.5 if it cannot move. */
const share = (at: number, way: number): number => (way < 1e-6 ? 0.5 : at / way);
const half = (size: number, part: number): number => (size - part) / 2;

/** Placing a box of fixed size on a picture. The box is always full: it never reaches beyond the picture. */
export class CropPlan {
  private readonly fit: number;

  constructor(
    readonly picture: Size,
    readonly box: Size,
  ) {
    this.fit = Math.max(box.width / picture.width, box.height / picture.height);
  }

  /** The middle of the picture, as much of it as fits. */
  get start(): CropView {
    const { width, height } = this.sizeAt(1);
    return { zoom: 1, left: half(this.picture.width, width), top: half(this.picture.height, height) };
  }

  get mostZoom(): number {
    return Math.max(LEAST_MOST, 1 / this.fit);
  }

  /** Pixels of the screen for one of the picture. */
  scale({ zoom }: CropView): number {
    return this.fit * zoom;
  }

  source({ zoom, left, top }: CropView): Source {
    return { left, top, ...this.sizeAt(zoom) };
  }

  /** The picture is pulled so far, in pixels of the screen. */
  moved(view: CropView, right: number, down: number): CropView {
    const scale = this.scale(view);
    return this.kept({ ...view, left: view.left - right / scale, top: view.top - down / scale });
  }

  /** Zooms around the centre of the box. */
  zoomed(view: CropView, zoom: number): CropView {
    const kept = Math.min(Math.max(zoom, 1), this.mostZoom);
    const [now, next] = [this.sizeAt(view.zoom), this.sizeAt(kept)];
    return this.kept({ zoom: kept, left: view.left + half(now.width, next.width), top: view.top + half(now.height, next.height) });
  }

  /** Relative position of the box across and down, from 0 to 1; 0.5 if it cannot move. */
  place(view: CropView): { readonly across: number; readonly down: number } {
    const { width, height } = this.sizeAt(view.zoom);
    return { across: share(view.left, this.picture.width - width), down: share(view.top, this.picture.height - height) };
  }

  private kept({ zoom, left, top }: CropView): CropView {
    const { width, height } = this.sizeAt(zoom);
    return { zoom, left: within(left, this.picture.width - width), top: within(top, this.picture.height - height) };
  }

  private sizeAt(zoom: number): Size {
    return { width: this.box.width / (this.fit * zoom), height: this.box.height / (this.fit * zoom) };
  }
}
