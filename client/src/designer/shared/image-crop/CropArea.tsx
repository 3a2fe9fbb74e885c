import { Button, Slider } from 'antd';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CropStage } from './CropStage';
import type { CropPlan, CropView, Size } from './crop-view';
import styles from './image-crop.module.css';

const NOWHERE = { left: 0, top: 0, scale: 0 };
const percent = (share: number): number => Math.round(share * 100);
/** Steps of the slider: each enlarges as much as the one before. */
const STEPS = 100;

interface CropAreaProps {
  ref: Ref<HTMLImageElement>;
  src: string | undefined;
  size: Size;
  /** Null until the picture is there. */
  loaded: { readonly plan: CropPlan; readonly view: CropView } | null;
  onLoaded: (natural: Size) => void;
  onFailed: () => void;
  onChange: (change: (plan: CropPlan, view: CropView) => CropView) => void;
}

/** The picture under the box, and how far it is zoomed. */
export const CropArea = ({ ref, src, size, loaded, onLoaded, onFailed, onChange }: CropAreaProps) => {
  const { t } = useTranslation('images');
  const help = useId();
  const zoomLabel = useId();
  const { plan, view } = loaded ?? {};
  const at = plan && view ? { left: view.left, top: view.top, scale: plan.scale(view) } : NOWHERE;
  const place = plan && view && plan.place(view);
  return (
    <div className={styles.area}>
      <CropStage
        box={size}
        label={t('cropping.stage')}
        describedBy={help}
        onMove={(right, down) => onChange((now, from) => now.moved(from, right, down))}
        onZoom={(times) => onChange((now, from) => now.zoomed(from, from.zoom * times))}
      >
        <img
          ref={ref}
          className={styles.picture}
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => onLoaded({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
          onError={onFailed}
          style={{ transform: `scale(${at.scale}) translate(${-at.left}px, ${-at.top}px)` }}
        />
      </CropStage>
      <p id={help} className={styles.help}>
        {t('cropping.help', { ...size })}
      </p>
      <div className={styles.zoom}>
        <span id={zoomLabel}>{t('cropping.zoom')}</span>
        <Slider
          className={styles.slider}
          ariaLabelledByForHandle={zoomLabel}
          disabled={!plan}
          max={STEPS}
          tooltip={{ open: false }}
          value={plan && view ? Math.round((STEPS * Math.log(view.zoom)) / Math.log(plan.mostZoom)) : 0}
          onChange={(step) => onChange((now, from) => now.zoomed(from, now.mostZoom ** (step / STEPS)))}
        />
        <Button size="small" disabled={!plan} onClick={() => onChange((now) => now.start)}>
          {t('cropping.reset')}
        </Button>
      </div>
      <output className="visually-hidden">
        {place && view && t('cropping.place', { x: percent(place.across), y: percent(place.down), zoom: Number(view.zoom.toFixed(1)) })}
      </output>
    </div>
  );
};
