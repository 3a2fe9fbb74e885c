import { useLocation } from 'react-router-dom';
import { isLibraryVisible } from '../../../shared/routes';

export const useLibraryVisible = (): boolean => isLibraryVisible(useLocation().search);
