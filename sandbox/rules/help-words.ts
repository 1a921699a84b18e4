import { lostNumberArticle } from '#domain/service/help-articles.ts';

export const topics = ['borrowing', 'repaying', 'moreTime', 'account'] as const;
type HelpTopic = (typeof topics)[number];

/** Articles in the order of the page. Ids must not change, because votes refer to them. */
export const helpArticles = [
  { questionId: 'howLong', topic: 'borrowing' },
  { questionId: 'whyLess', topic: 'borrowing' },
  { questionId: 'rejected', topic: 'borrowing' },
  { questionId: 'notArrived', topic: 'borrowing' },
  { questionId: 'creditLaw', topic: 'borrowing' },
  { questionId: 'waysToPay', topic: 'repaying' },
  { questionId: 'notPosted', topic: 'repaying' },
  { questionId: 'overpaid', topic: 'repaying' },
  { questionId: 'late', topic: 'repaying' },
  { questionId: 'rollover', topic: 'moreTime' },
  { questionId: 'restructure', topic: 'moreTime' },
  { questionId: 'newPhone', topic: 'account' },
  { questionId: lostNumberArticle, topic: 'account' },
  { questionId: 'whoSeesData', topic: 'account' },
] as const satisfies readonly { questionId: string; topic: HelpTopic }[];

export type HelpArticleId = (typeof helpArticles)[number]['questionId'];

export type HelpText = { title: string; paragraphs: readonly string[] };

type Topics = Readonly<Record<HelpTopic, string>>;

type Untranslated = 'creditLaw';

const en: { topics: Topics; articles: Readonly<Record<HelpArticleId, HelpText>> } = {
  topics: {
    borrowing: 'Borrowing',
    repaying: 'Repayment',
    moreTime: 'Rollover and restructure',
    account: 'Your account',
  },
  articles: {
    howLong: {
      title: 'How long does an application take?',
      paragraphs: [
        '95% of customers have an answer within 10 minutes. If there is none after 24 hours, contact customer service.',
        'After approval it takes 10 to 60 minutes until the money arrives in your account.',
      ],
    },
    whyLess: {
      title: 'Why is what I receive less than the loan amount?',
      paragraphs: [
        'The processing fee is kept back from the loan. You see what you receive before you agree.',
        'The processing fee is not refundable.',
      ],
    },
    rejected: {
      title: 'My application was rejected. What now?',
      paragraphs: [
        'The page of your application says from which day on you can apply again, and what helps.',
        'Check that your name, birth date and income match your documents, and that your pictures are sharp.',
      ],
    },
    notArrived: {
      title: 'The money did not arrive',
      paragraphs: [
        'If your account did not take the money, the page of the loan says so. Nothing is lost: it can be sent again to an account that works.',
        'If the page says that the money was sent and it has not arrived after 60 minutes, contact customer service with the loan number.',
      ],
    },
    creditLaw: {
      title: 'The law on what credit may cost',
      paragraphs: [
        'Republic Act No. 3765, the Truth in Lending Act, requires a lender to state in writing, before you agree: what you receive, every charge, and the effective rate.',
        'The Securities and Exchange Commission limits interest and fees of small, short loans. The disclosure statement of your loan shows where yours stands.',
      ],
    },
    waysToPay: {
      title: 'How to pay',
      paragraphs: [
        'Online, from the account of your loan. Or offline: get a number in the app and pay with it at a store or in another app.',
        'Each loan has numbers of its own, good until the time beside them. You can pay a part.',
      ],
    },
    notPosted: {
      title: 'My payment at a store is missing',
      paragraphs: [
        'Payments at each store take their own time; it stands beside the name. A payment counts from the time at the store, not from when it reaches us.',
        'Keep the receipt. If the payment is missing after that time, contact customer service with the receipt.',
      ],
    },
    overpaid: {
      title: 'My payment was too much',
      paragraphs: [
        'What is beyond the loan stays yours. It goes to your restructured or next loan, or customer service returns it to you.',
      ],
    },
    late: {
      title: 'What if I pay late?',
      paragraphs: [
        'From the day after the due date an overdue fee is added each day until you pay. The page of the repayment shows how much it is.',
        'Pay what you can: even a payment in part makes the overdue fee of each day after it smaller. If you cannot pay, look at the ways to get more time.',
      ],
    },
    rollover: {
      title: 'What is a rollover?',
      paragraphs: [
        'You pay the interest that is due and a rollover fee, and the due date is moved. The principal is still to pay.',
        'The rollover fee is not refundable, and a rollover can’t be cancelled once it is confirmed.',
      ],
    },
    restructure: {
      title: 'What is a restructure?',
      paragraphs: [
        'The balance becomes a new loan with its own instalments. You see the plan and what it costs before you agree.',
        'The restructure fee is not refundable, and a restructure can’t be cancelled once the new loan is made.',
      ],
    },
    newPhone: {
      title: 'I have a new phone',
      paragraphs: [
        'Log in with the same mobile number and the code that we text you. The old phone is logged out.',
        'If you have lost your number, read “I lost my SIM or my number”. Never tell anybody the code.',
      ],
    },
    lostNumber: {
      title: 'I lost my SIM or my number',
      paragraphs: [
        'You can log in without a code: on the login page choose “Password”, then enter your username and your password. No SMS is needed.',
        'If you do not know them, call us or chat with us: the page “Customer service” has the number and the chat. You do not need to log in for that. Have your loan number ready.',
        'Ask your network to block the lost SIM and to give you a new one with the same number. Our codes arrive there again.',
        'Logged in by password, you see your loans and can pay. To change your payout account or delete your Hiram account you need a code by SMS: do this once you have your number again.',
        'Never tell anybody your password or a code.',
      ],
    },
    whoSeesData: {
      title: 'Who sees my data?',
      paragraphs: [
        'The privacy policy says what we keep, for how long and why. Hiram never reads your contacts or messages, and gets only the pictures that you send.',
      ],
    },
  },
};

const fil: {
  topics: Topics;
  articles: Readonly<Record<Exclude<HelpArticleId, Untranslated>, HelpText>> &
    Partial<Record<Untranslated, HelpText>>;
} = {
  topics: {
    borrowing: 'Paghiram',
    repaying: 'Pagbabayad',
    moreTime: 'Rollover at restructure',
    account: 'Ang account ninyo',
  },
  articles: {
    howLong: {
      title: 'Gaano katagal ang application?',
      paragraphs: [
        '95% ng mga customer ang may sagot sa loob ng 10 minuto. Kung wala pa pagkalipas ng 24 oras, kontakin ang customer service.',
        'Pagka‑approve, 10 hanggang 60 minuto bago dumating ang pera sa account ninyo.',
      ],
    },
    whyLess: {
      title: 'Bakit mas maliit ang matatanggap ko kaysa sa halaga ng loan?',
      paragraphs: [
        'Ibabawas ang processing fee sa loan. Makikita ninyo ang matatanggap ninyo bago kayo mag‑agree.',
        'Non‑refundable ang processing fee.',
      ],
    },
    rejected: {
      title: 'Hindi na‑approve ang application ko. Ano ang gagawin ko ngayon?',
      paragraphs: [
        'Nakasulat sa page ng application ninyo kung anong araw kayo puwedeng mag‑apply ulit, at ano ang makakatulong.',
        'I‑check kung tugma sa mga dokumento ang pangalan, birthday at kita ninyo, at kung malinaw ang mga picture.',
      ],
    },
    notArrived: {
      title: 'Hindi dumating ang pera',
      paragraphs: [
        'Kung hindi tinanggap ng account ninyo ang pera, nakasulat ito sa page ng loan. Walang nawala: puwede itong ipadala ulit sa account na gumagana.',
        'Kung ayon sa page ay naipadala na ang pera at hindi pa ito dumating pagkalipas ng 60 minuto, kontakin ang customer service at ibigay ang loan number.',
      ],
    },
    waysToPay: {
      title: 'Paano magbayad',
      paragraphs: [
        'Online, mula sa account ng loan ninyo. O offline: kumuha ng number sa app at magbayad gamit ito sa tindahan o sa ibang app.',
        'Ang bawat loan ay may sariling mga number, hanggang sa oras na nasa tabi ng mga ito. Puwede kayong magbayad ng bahagi.',
      ],
    },
    notPosted: {
      title: 'Nawawala ang bayad ko sa tindahan',
      paragraphs: [
        'May sariling tagal ang bayad sa bawat tindahan; nasa tabi ito ng pangalan. Bibilangin ang bayad mula sa oras sa tindahan, hindi mula sa pagdating nito sa amin.',
        'Itabi ang resibo. Kung nawawala ang bayad pagkalipas ng oras na iyon, kontakin ang customer service at ibigay ang resibo.',
      ],
    },
    overpaid: {
      title: 'Sobra ang bayad ko',
      paragraphs: [
        'Inyo pa rin ang lampas sa loan. Mapupunta ito sa na‑restructure o susunod ninyong loan, o isasauli ito sa inyo ng customer service.',
      ],
    },
    late: {
      title: 'Paano kung late ako magbayad?',
      paragraphs: [
        'Mula sa araw pagkalipas ng due date, may overdue fee na nadadagdag bawat araw hanggang makabayad kayo. Nasa page ng pagbabayad kung magkano na ito.',
        'Bayaran ang kaya ninyo: kahit bahagi lang ang bayad, lumiliit ang overdue fee ng bawat araw pagkatapos nito. Kung hindi makabayad, tingnan ang mga paraan para sa dagdag na panahon.',
      ],
    },
    rollover: {
      title: 'Ano ang rollover?',
      paragraphs: [
        'Babayaran ninyo ang interest na due at ang rollover fee, at mae‑extend ang due date. Babayaran pa rin ang principal.',
        'Non‑refundable ang rollover fee, at hindi na makakansela ang rollover kapag na‑confirm na.',
      ],
    },
    restructure: {
      title: 'Ano ang restructure?',
      paragraphs: [
        'Ang balance ay magiging bagong loan na may sariling mga hulog. Makikita ninyo ang plan at kung magkano ito bago kayo mag‑agree.',
        'Non‑refundable ang restructure fee, at hindi na makakansela ang restructure kapag nagawa na ang bagong loan.',
      ],
    },
    newPhone: {
      title: 'May bago akong phone',
      paragraphs: [
        'Mag‑log in gamit ang parehong mobile number at ang code na ite‑text namin. Mala‑log out ang lumang phone.',
        'Kung nawala ang number ninyo, basahin ang “Nawala ang SIM o number ko”. Huwag ibigay kahit kanino ang code.',
      ],
    },
    lostNumber: {
      title: 'Nawala ang SIM o number ko',
      paragraphs: [
        'Puwede kayong mag‑log in nang walang code: sa login page, piliin ang “Password”, at ilagay ang username at password ninyo. Hindi kailangan ang SMS.',
        'Kung hindi ninyo alam ang mga ito, tawagan kami o makipag‑chat sa amin: nasa page na “Customer service” ang number at ang chat. Hindi kailangang mag‑log in para rito. Ihanda ang loan number ninyo.',
        'Pakiusapan ang network ninyo na i‑block ang nawalang SIM at bigyan kayo ng bago na may parehong number. Doon na ulit darating ang mga code namin.',
        'Kapag naka‑log in gamit ang password, makikita ninyo ang mga loan ninyo at puwede kayong magbayad. Para palitan ang account na tatanggap ng pera o i‑delete ang Hiram account ninyo, kailangan ang code sa SMS: gawin ito kapag nasa inyo na ulit ang number.',
        'Huwag ibigay kahit kanino ang password o code.',
      ],
    },
    whoSeesData: {
      title: 'Sino ang nakakakita ng data ko?',
      paragraphs: [
        'Nasa privacy policy kung ano ang nananatili sa amin, gaano katagal at bakit. Hindi binabasa ng Hiram ang contacts o messages ninyo, at ang mga picture lang na ipinapadala ninyo ang nakukuha nito.',
      ],
    },
  },
};

/** Every statement must be true of this lender. */
export const helpWords = { en, fil };
