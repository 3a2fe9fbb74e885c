import { imageAddress } from '../../../../shared/image-address';
import styles from './picture.module.css';

/** The picture of an option or row in small. Decoration: its title stands beside it. */
export function Thumb({ image }: { image: string | undefined }) {
  const address = imageAddress(image);
  return address && <img className={styles.thumb} src={address} alt="" loading="lazy" />;
}
