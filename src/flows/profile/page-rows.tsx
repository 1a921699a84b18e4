import { useTranslation } from 'react-i18next';
import { hrefOf, isInfoPage } from '#domain/pages.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { PageRow } from './rows.ts';

type Props = {
  label: string;
  rows: readonly PageRow[];
  marked?: { page: PageRow['page']; label: string } | undefined;
  send: (event: ProfileEvent) => void;
  request: (request: RootRequest) => void;
};

/** Info pages open above the profile; leaving any other page leads back to the profile. */
export function PageRows({ label, rows, marked, send, request }: Props) {
  const { t } = useTranslation('title');
  const open = (page: PageRow['page']) =>
    isInfoPage(page)
      ? request({ type: 'location.requested', location: { page, query: {} } })
      : send({ type: 'page.opened', location: { page, query: {} } });
  return (
    <List label={label}>
      {rows.map(({ page, icon }) => (
        <ListItem
          key={page}
          icon={icon}
          label={t(page)}
          trailing={marked?.page === page && <StatusChip tone="warn" label={marked.label} />}
          href={hrefOf({ page, query: {} })}
          onPress={() => open(page)}
        />
      ))}
    </List>
  );
}
