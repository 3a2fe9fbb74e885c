import { readableText, type SurveyOption, type SurveyRow } from '@wence/schema';
import { imageAddress } from '../../../shared/image-address';
import styles from './PictureDragQuestion.module.css';

interface DropPlacesProps {
  readonly options: readonly SurveyOption[];
  readonly placedOn: (optionId: number) => readonly SurveyRow[];
  /** Id of the option under the dragged picture. */
  readonly over: number | null;
}

/** Drop targets with the pictures placed on them. Hidden from assistive technology: the lists under the pictures say the same. */
export function DropPlaces({ options, placedOn, over }: DropPlacesProps) {
  return (
    <div className={styles.places} aria-hidden="true">
      {options.map(({ id, title, image }) => {
        const address = imageAddress(image);
        return (
          <div key={id} className={styles.place} data-drop={id} data-over={over === id ? '' : undefined}>
            {address && <img className={styles.small} src={address} alt="" draggable={false} />}
            <span>{readableText(title)}</span>
            <span className={styles.placed}>
              {placedOn(id).map((row) => {
                const source = imageAddress(row.image);
                return source ? (
                  <img key={row.id} className={styles.small} src={source} alt="" draggable={false} />
                ) : (
                  <span key={row.id} className={styles.chip}>
                    {readableText(row.title)}
                  </span>
                );
              })}
            </span>
          </div>
        );
      })}
    </div>
  );
}
