import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { Navigate } from './projector.ts';

type Attach = (navigate: Navigate) => void;

/** Hands the router's `navigate` to whatever projects locations onto the history. */
function RouterLink({ attach }: { attach: Attach }) {
  const navigate = useNavigate();
  useEffect(() => attach((href, options) => void navigate(href, options)), [attach, navigate]);
  return null;
}

/**
 * Starts the router, in a tree of its own: pages read the chart, never the router, so it comes
 * when there is something to write.
 */
export function startRouter(attach: Attach): void {
  createRoot(document.createElement('div')).render(
    <BrowserRouter>
      <RouterLink attach={attach} />
    </BrowserRouter>,
  );
}
