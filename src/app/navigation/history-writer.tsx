import { useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { Navigate } from './projector.ts';

export type HistoryWriterProps = { attach: (navigate: Navigate) => void };

/** Hands the router's `navigate` to whatever projects locations onto the history. */
function NavigateHandover({ attach }: HistoryWriterProps) {
  const navigate = useNavigate();
  useEffect(() => attach((href, options) => void navigate(href, options)), [attach, navigate]);
  return null;
}

/** The router. It only writes the browser's history: pages follow the chart's location. */
export function HistoryWriter({ attach }: HistoryWriterProps) {
  return (
    <BrowserRouter>
      <NavigateHandover attach={attach} />
    </BrowserRouter>
  );
}
