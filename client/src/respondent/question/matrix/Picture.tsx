import { imageAddress } from '../../../shared/image-address';
import styles from './MatrixQuestion.module.css';

/** The picture of a row or column; its title stands beside it. */
export function Picture({ name }: { readonly name: string | undefined }) {
  const address = imageAddress(name);
  return address && <img className={styles.image} src={address} alt="" loading="lazy" />;
}
