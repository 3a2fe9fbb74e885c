import { createRoot } from 'react-dom/client';
import { Model, settings } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';

// What is hidden goes at once, as on the other pages.
settings.animationEnabled = false;

const root = document.getElementById('root');
const plan = document.getElementById('plan')?.textContent ?? 'null';
if (root) createRoot(root).render(<Survey model={new Model(JSON.parse(plan))} />);
