import { Button, Slider } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import Cropper, { type MediaSize, type Point, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { type Cut, placeOf, zoomRange } from './crop-view';
import styles from './CropArea.module.css';

/** Pixels of the screen that an arrow key moves the picture; with Shift one, a fifth. */
const STEP = 5;
const ZOOM_STEP = 1.1;
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP };
/** Steps of the slider: each enlarges as much as the one before. */
const STEPS = 100;
const CENTRE: Point = { x: 0, y: 0 };

interface CropAreaProps {
  src: string | undefined;
  size: Size;
  onPlaced: (cut: Cut) => void;
  onFailed: () => void;
}

/** Moves and zooms a picture under a fixed box by pointer, wheel or keyboard. The box is always full. */
export function CropArea({ src, size, onPlaced, onFailed }: CropAreaProps) {
  const { t } = useTranslation('images');
  const help = useId();
  const zoomLabel = useId();
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState<MediaSize | null>(null);
  const [crop, setCrop] = useState(CENTRE);
  /** Times the size at which the picture just fills the box. */
  const [zoom, setZoom] = useState(1);
  const [place, setPlace] = useState<Point | null>(null);
  const range = shown && zoomRange(shown, size);

  /** Keeps the centre. */
  const zoomTo = (asked: number) => {
    if (!range) return;
    const next = Math.min(Math.max(asked, 1), range.most);
    setCrop({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom });
    setZoom(next);
  };
  const press = (event: KeyboardEvent) => {
    const times = ZOOMS[event.key];
    if (!times) return;
    zoomTo(zoom * times);
    event.preventDefault();
  };
  return (
    <div className={styles.area}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys reach it from the box, which takes the focus */}
      <div className={styles.stage} onKeyDown={press}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom * (range?.full ?? 1)}
          minZoom={range?.full}
          maxZoom={range ? range.full * range.most : undefined}
          zoomSpeed={range?.full}
          cropSize={size}
          showGrid={false}
          keyboardStep={STEP}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.box }}
          cropperProps={{ role: 'application', 'aria-label': t('cropping.stage'), 'aria-describedby': help }}
          mediaProps={{ draggable: false, onError: onFailed }}
          setCropperRef={(ref) => {
            box.current = ref.current;
          }}
          setImageRef={(ref) => {
            picture.current = ref.current;
          }}
          setMediaSize={setShown}
          onInteractionStart={() => box.current?.focus()}
          onCropChange={setCrop}
          onZoomChange={(next) => range && setZoom(next / range.full)}
          onCropAreaChange={(percent, area) => {
            setPlace(placeOf(percent));
            if (picture.current) onPlaced({ picture: picture.current, area });
          }}
        />
      </div>
      <p id={help} className={styles.help}>
        {t('cropping.help', { ...size })}
      </p>
      <div className={styles.zoom}>
        <span id={zoomLabel}>{t('cropping.zoom')}</span>
        <Slider
          className={styles.slider}
          ariaLabelledByForHandle={zoomLabel}
          disabled={!range}
          max={STEPS}
          tooltip={{ open: false }}
          value={range ? Math.round((STEPS * Math.log(zoom)) / Math.log(range.most)) : 0}
          onChange={(step) => range && zoomTo(range.most ** (step / STEPS))}
        />
        <Button
          size="small"
          disabled={!range}
          onClick={() => {
            setCrop(CENTRE);
            setZoom(1);
          }}
        >
          {t('cropping.reset')}
        </Button>
      </div>
      <output className="visually-hidden">{place && t('cropping.place', { ...place, zoom: Number(zoom.toFixed(1)) })}</output>
    </div>
  );
}
