import type en from '../en/overpayment.ts';

export default {
  title: 'May sobra kayong bayad na {{amount}}',
  text: 'Puwede itong ipadala sa {{account}}. Kung hindi, gagamitin ito sa susunod ninyong loan.',
  action: 'Kunin ang {{amount}}',
  little:
    'Kulang ito sa piso, at walang bangkong nagpapadala niyon. Isasama ito sa susunod na refund.',
  unclear:
    'Hindi namin alam kung gumana ito. {{reason}} Subukan ulit: isang beses lang ito ipapadala.',
  change: 'Palitan ang account na tatanggap ng pera',
  sending: {
    title: 'Paparating na sa inyo ang {{amount}}',
    text: 'Ipinapadala namin sa {{account}} ang sobrang bayad ninyo. May SMS kayo kapag naipadala na.',
  },
  held: {
    title: 'Hindi pa naipadala ang {{amount}}',
    text: 'Titingnan muna namin ang account ninyo na tatanggap ng pera, dahil hiniling ninyo. Pagkatapos, ipapadala ang pera.',
  },
  sent: {
    title: 'Naipadala na sa inyo ang {{amount}}',
    text: 'Ito ang sobrang bayad ninyo. Ipinadala namin ito sa {{account}} noong {{time}}.',
  },
  failed: {
    title: 'Hindi naipadala ang {{amount}}',
    same: 'Hindi ito tinanggap ng {{account}}. Nasa amin pa ito para sa inyo. Palitan ang account na tatanggap ng pera, o subukan ulit.',
    changed:
      'Hindi ito tinanggap ng {{account}}. Nasa amin pa ito para sa inyo. Sa susunod, ipapadala namin ito sa {{next}}.',
  },
  deletion: {
    refund:
      'Ipapadala namin ito sa {{account}} kapag na‑delete ang account. Kung hindi ito maipadala, may SMS kayo na may reference, at ibibigay ito sa inyo ng customer service.',
    sending:
      'Ipinapadala namin ito sa {{account}}, kahit i‑delete ninyo ang Hiram account. Kung hindi ito maipadala, may SMS kayo na may reference, at ibibigay ito sa inyo ng customer service.',
    held: 'Hindi namin ito ipinapadala sa account, dahil hiniling ninyong tingnan muna namin ang account ninyo. Kung i‑delete ninyo ang Hiram account bago matapos iyon, may SMS kayo na may reference, at ibibigay ito sa inyo ng customer service.',
    little:
      'Kulang ito sa piso, at walang bangkong nagpapadala niyon. Mawawala ito kapag na‑delete ang account.',
  },
} satisfies typeof en;
