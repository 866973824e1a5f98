import type { PrivacyNotice } from '../privacy-notice.ts';

export const privacy = {
  title: 'Privacy Notice',
  lead: (shop) =>
    `${shop} takes pre-orders on this site. This notice says which personal data we ask for, why, who sees it, how long it stays, and what you can ask of us. It is written under the Personal Data Protection Act 2010 of Malaysia.`,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: ['When you order, you give us:'],
      points: [
        'your name, your phone number and at least one more contact: email, Instagram or Facebook;',
        'a delivery address, where the delivery method needs one;',
        'what you order, for which date, time and place, and any notes you write;',
        'your payment receipt. It may show your name, bank and account, as your bank printed it;',
        'the language you use and the times at which you ordered and paid.',
      ],
    },
    {
      heading: 'What you must give and what you may leave out',
      paragraphs: [
        'Without name, phone, a second contact, the receipt and, for deliveries, an address we cannot take an order. Everything else is up to you.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: ['We use your data only for your order:'],
      points: [
        'to bake, pack and hand over what you ordered;',
        'to check your payment against our bank account, and to notice a receipt that was used twice;',
        'to reach you about your order, its delivery or its payment;',
        'to show you your order when you look it up;',
        'to count what we baked and sold.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our own staff, after signing in. If you choose delivery, the rider gets the name, phone and address needed to find you. The company that runs our server stores the data for us. Authorities see it only where the law demands it. We never sell it and never use it for advertising.',
        'On the order status page, whoever knows only your order number or only your phone number sees the order with your name and phone masked and your address withheld. Whoever knows both, or uses the browser that placed the order, sees everything. Please keep your order number to yourself.',
        'Receipts are shown to our staff and to the browser that ordered, to nobody else.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'The shop sets a number of months after which an old order is made anonymous: name, contacts, address, notes and receipt are removed, and only what was sold remains. Until then, or where no such period is set, your data stays until you ask us to erase it. A reservation you did not pay for ends after 15 minutes, or 30 if you extended it.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Your cart, an unfinished checkout form and the summary of your order are kept in the storage of your own browser, so that a reload loses nothing. Clearing the data of this site in your browser removes them.',
      ],
    },
  ],
  cookies: {
    heading: 'Cookies',
    lead: 'This site sets only the cookies it needs to work:',
    rows: [
      { name: 'lang', purpose: 'remembers the language you chose', duration: '1 year' },
      {
        name: 'shop_browser',
        purpose: 'recognises this browser, so that it finds its own reservation and its own orders again',
        duration: 'up to 400 days',
      },
      {
        name: 'staff session',
        purpose: 'keeps staff signed in; customers never get it',
        duration: 'until sign-out',
      },
    ],
    after:
      'There are no trackers, no analytics and no advertising here, and nothing is loaded from other companies. To stop abuse, requests are counted by network address; the address itself is not stored, only a scrambled form of it, for a short time.',
  },
  rights: {
    heading: 'Your rights',
    paragraphs: ['You may ask us at any time to:'],
    points: [
      'show you the data we hold about you and give you a copy;',
      'correct what is wrong or out of date;',
      'erase your data, or stop using it; an order not yet handed over then has to be cancelled, and what the law tells us to keep stays for as long as it says.',
    ],
  },
  contact: 'Write to us, with your order number and the phone number you ordered with:',
} satisfies PrivacyNotice;
