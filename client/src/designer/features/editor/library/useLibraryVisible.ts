import { useLocation } from 'react-router-dom';
import { isLibraryVisible } from './library-visible';

export const useLibraryVisible = (): boolean => isLibraryVisible(useLocation().search);
