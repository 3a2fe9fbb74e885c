import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { readInlined, surveyIdIn } from './opening/open-survey';
import './theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

createRoot(root).render(
  <StrictMode>
    <App surveyId={surveyIdIn(window.location.pathname)} inlined={readInlined(document)} />
  </StrictMode>,
);
