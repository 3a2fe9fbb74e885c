import { createRoot } from 'react-dom/client';
import { Page } from './Page';
import './page.css';

const root = document.getElementById('root');
const plan = document.getElementById('plan')?.textContent ?? '[]';
if (root) createRoot(root).render(<Page questions={JSON.parse(plan)} />);
