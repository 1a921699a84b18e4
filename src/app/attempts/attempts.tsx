import { selectMoneyNews } from '#machines/attempts/view.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { MoneyNews } from '#views/overlays/money-news.tsx';
import { useApp } from '../app-context.ts';
import { useSelected } from '../use-selected.ts';

function selectNews({ children: { attempts } }: RootSnapshot) {
  const snapshot = attempts?.getSnapshot();
  return snapshot ? selectMoneyNews(snapshot) : null;
}

export function Attempts() {
  const { interacted, store } = useApp();
  const news = useSelected(selectNews);
  return (
    news && (
      <MoneyNews
        view={news}
        send={(event) => {
          interacted();
          store.snapshot().children.attempts?.send(event);
        }}
      />
    )
  );
}
