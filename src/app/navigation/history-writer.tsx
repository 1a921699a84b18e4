import { useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { Navigate } from './projector.ts';

export type HistoryWriterProps = {
  attach: (navigate: Navigate) => void;
  /** Whose history it is. */
  window: Window;
};

/** Hands the router's `navigate` to whatever projects locations onto the history. */
function NavigateHandover({ attach }: Pick<HistoryWriterProps, 'attach'>) {
  const navigate = useNavigate();
  useEffect(() => attach((href, options) => void navigate(href, options)), [attach, navigate]);
  return null;
}

/** The router. It only writes the browser's history: pages follow the chart's location. */
export function HistoryWriter({ attach, window }: HistoryWriterProps) {
  return (
    <BrowserRouter window={window}>
      <NavigateHandover attach={attach} />
    </BrowserRouter>
  );
}
