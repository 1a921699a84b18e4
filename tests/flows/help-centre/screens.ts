import { articleOf } from '#domain/service/help.ts';
import { searchHelp } from '#domain/service/help-search.ts';
import type { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import type { HelpCentreContext } from '#machines/help-centre/help-centre.setup.ts';
import { failureText } from '#i18n/failure-text.ts';
import { type FlowScreens, transient } from '#tests/model/screens/screens.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

const why = (ui: Ui, failure: HelpCentreContext['failure']) =>
  failure ? failureText(ui.t, failure) : /why/;

async function articles(ui: Ui, { list, search }: HelpCentreContext): Promise<void> {
  if (!list) return;
  const all = list.topics.flatMap(({ questions }) => questions);
  const found = search.trim() === '' ? all : searchHelp(list.topics, search);
  for (const { title } of found) await ui.has('link', having(title));
  for (const { title } of all.filter((one) => !found.includes(one))) await ui.lacks(having(title));
}

async function article(ui: Ui, context: HelpCentreContext): Promise<void> {
  const { list, questionId, signedIn } = context;
  const read = list && articleOf(list, questionId ?? '');
  if (!read) return;
  await ui.reads(read.title, read.html.replace(/<[^>]*>/g, ''));
  if (read.language !== ui.language) {
    await ui.reads(ui.t(`helpCentre:otherLanguage.${read.language}`));
  }
  if (signedIn) await ui.has('radio', ui.t('helpCentre:vote.helpful'));
  else await ui.has('button', ui.t('helpCentre:vote.logIn'));
}

const isInAppsLanguage = ({ list, language }: HelpCentreContext) => list?.language === language;

export const screens: FlowScreens<typeof helpCentreMachine> = {
  gestures: {
    'search.changed': (ui, { text }) => ui.fill(ui.t('helpCentre:search.label'), text),
    'vote.pressed': (ui, { vote }) => ui.tap('radio', ui.t(`helpCentre:vote.${vote}`)),
  },
  shows: {
    'page.choosing': transient,
    async 'page.centre.ways.loading'(ui, { entrance }) {
      await ui.title(ui.t('title:customerCenter'));
      // Known contacts stay during a reload.
      if (entrance) await ui.has('link', having(entrance.hotline));
      else await ui.reads(ui.t('helpCentre:loading'));
    },
    async 'page.centre.ways.showing'(ui, { entrance }) {
      await ui.title(ui.t('title:customerCenter'));
      await ui.has('link', having(entrance?.hotline ?? 'no hotline'));
      await ui.has('link', having(ui.t('helpCentre:online')));
      await ui.has('link', having(ui.t('helpCentre:official')));
    },
    async 'page.centre.ways.failed'(ui, { waysFailure }) {
      await ui.title(ui.t('title:customerCenter'));
      await ui.reads(ui.t('helpCentre:failed'), why(ui, waysFailure));
      await ui.has('button', ui.t('common:retry'));
    },
    async 'page.centre.requests.asking'(ui) {
      await ui.has('link', having(ui.t('title:ticketForm')));
      await ui.has('link', having(ui.t('title:ticketList')));
    },
    async 'page.centre.requests.settled'(ui, { unread, signedIn }) {
      const mark = ui.t('helpCentre:unread');
      if (unread && signedIn) await ui.has('link', `${ui.t('title:ticketList')} ${mark}`);
      else await ui.lacks(mark);
    },
    async 'page.article.resting'(ui, context) {
      await ui.title(ui.t('title:article'));
      const { voteFailure } = context;
      const outcome = (key: 'refused' | 'unknown') => {
        const reason = voteFailure ? failureText(ui.t, voteFailure) : '';
        return having(ui.t(`helpCentre:vote.${key}`, { reason }).trim());
      };
      if (voteFailure?.kind === 'business') await ui.reads(outcome('refused'));
      else if (voteFailure) await ui.reads(outcome('unknown'));
      else await ui.lacks(outcome('refused'));
    },
    async 'page.article.voting'(ui, { chosen }) {
      await ui.title(ui.t('title:article'));
      if (chosen === 'useless') await ui.has('button', ui.t('helpCentre:vote.ask'));
      else await ui.lacks(ui.t('helpCentre:vote.still'));
    },
    async 'articles.reading'(ui, { questionId }) {
      await ui.title(ui.t(questionId === null ? 'title:customerCenter' : 'title:article'));
    },
    async 'articles.fetching'(ui, context) {
      const { list, questionId } = context;
      if (list && isInAppsLanguage(context)) {
        await (questionId === null ? articles : article)(ui, context);
      } else if (questionId === null) await ui.reads(ui.t('helpCentre:articles.loading'));
      else await ui.reads(ui.t('helpCentre:article.loading'));
    },
    async 'articles.listed'(ui, context) {
      const { list, questionId } = context;
      if (questionId === null) return articles(ui, context);
      if (list && articleOf(list, questionId)) return article(ui, context);
      await ui.reads(ui.t('helpCentre:article.goneTitle'));
    },
    async 'articles.failed'(ui, context) {
      const { list, questionId, failure } = context;
      await ui.reads(having(why(ui, failure).toString()));
      await ui.has('button', ui.t('common:retry'));
      if (questionId === null) return articles(ui, context);
      if (list && articleOf(list, questionId)) return article(ui, context);
      await ui.lacks(ui.t('helpCentre:article.goneTitle'));
      await ui.reads(ui.t('helpCentre:article.failedTitle'));
    },
  },
};
