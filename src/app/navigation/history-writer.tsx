import { useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { Navigate } from './projector.ts';

export type HistoryWriterProps = {
  attach: (navigate: Navigate) => void;
  window: Window;
};

function NavigateHandover({ attach }: Pick<HistoryWriterProps, 'attach'>) {
  const navigate = useNavigate();
  useEffect(() => attach((href, options) => void navigate(href, options)), [attach, navigate]);
  return null;
}

/** The router only writes the browser's history; pages follow the chart's location. */
export function HistoryWriter({ attach, window }: HistoryWriterProps) {
  return (
    <BrowserRouter window={window}>
      <NavigateHandover attach={attach} />
    </BrowserRouter>
  );
}
