import { createRoot } from 'react-dom/client';
import { Page } from '#components/page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page title="Hiram">{null}</Page>);
