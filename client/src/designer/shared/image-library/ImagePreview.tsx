import { Modal } from 'antd';
import { imageAddress } from '../../../shared/image-address';
import type { LibraryImageFragment } from './image-library.generated';
import styles from './image-library.module.css';

/** A picture as large as the window allows. */
export const ImagePreview = ({ image: { name, originalName }, onClose }: { image: LibraryImageFragment; onClose: () => void }) => (
  <Modal open centered footer={null} width="min(960px, calc(100vw - 32px))" title={originalName} onCancel={onClose}>
    <img className={styles.large} src={imageAddress(name) ?? undefined} alt={originalName} />
  </Modal>
);
