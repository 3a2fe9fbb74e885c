import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { readInlined, surveyIdIn } from './opening/open-survey';
import './theme.css';

function showPage() {
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <App surveyId={surveyIdIn(window.location.pathname)} inlined={readInlined(document)} />
    </StrictMode>,
  );
}

// The newest of what the page needs, and the sign that the rest is there as well. Without the file the notice in the page stays.
if ('findLastIndex' in []) showPage();
else void import('./old-browsers/old-browsers').then(showPage);
