import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLocale } from '../shared/locale';
import { nonceOf, signStyles } from '../shared/style-nonce';
import { readTokens } from '../shared/token-store';
import { Explorer, SIGN_IN } from './Explorer';

signStyles(document, nonceOf(document));
document.documentElement.lang = detectLocale();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

if (readTokens() === null) location.replace(SIGN_IN);
else
  createRoot(root).render(
    <StrictMode>
      <Explorer />
    </StrictMode>,
  );
