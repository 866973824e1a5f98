import { defineTexts } from '../../i18n/define-texts.ts';
import type { PrivacyNotice } from './privacy-notice.ts';

export const [, privacyTexts] = defineTexts<PrivacyNotice>({
  en: {
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
          'to check your payment against our bank account, and to notice a receipt that was used twice. A program on our own server may read the receipt first; a person decides;',
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
          'Your cart, an unfinished checkout form, what you reserved and have not finished paying for, the receipt you chose and the summary of your order are kept in the storage of your own browser, so that a reload loses nothing. Clearing the data of this site in your browser removes them.',
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
  },
  zh: {
    title: '隐私声明',
    lead: (shop) =>
      `${shop}通过本网站接受预订。本声明说明我们收集哪些个人资料、为什么收集、谁能看到、保留多久，以及您可以向我们提出哪些要求。本声明依据马来西亚《2010年个人资料保护法令》撰写。`,
    sections: [
      {
        heading: '我们收集的资料',
        paragraphs: ['下单时，您会向我们提供：'],
        points: [
          '您的姓名、电话号码，以及至少一种其他联系方式：电邮、Instagram 或 Facebook；',
          '送货地址（如所选方式需要）；',
          '您订购的产品、日期、时段、地点，以及您写的备注；',
          '您的付款收据。收据上可能显示银行印出的姓名、银行和账号；',
          '您使用的语言，以及下单和付款的时间。',
        ],
      },
      {
        heading: '必须提供与可以不提供的资料',
        paragraphs: [
          '没有姓名、电话、第二联系方式、付款收据，以及送货所需的地址，我们无法接受订单。其余资料由您决定是否提供。',
        ],
      },
      {
        heading: '使用目的',
        paragraphs: ['您的资料只用于处理您的订单：'],
        points: [
          '制作、包装并交付您订购的月饼；',
          '与我们的银行账户核对您的付款，并发现重复使用的收据。我们自己服务器上的程序可能会先读取收据，由员工作出决定；',
          '就订单、送货或付款与您联系；',
          '在您查询时显示您的订单；',
          '统计制作和销售的数量。',
        ],
      },
      {
        heading: '谁能看到',
        paragraphs: [
          '只有登录后的本店员工。若您选择送货，骑手会得到送达所需的姓名、电话和地址。为我们运行服务器的公司代为存放资料。政府机关只在法律要求时才能取得。我们绝不出售您的资料，也不用于广告。',
          '在订单查询页面，只知道订单编号或只知道电话号码的人，看到的姓名和电话会被遮盖，地址不会显示。同时知道两者的人，或使用下单时那个浏览器的人，可以看到全部资料。请妥善保管您的订单编号。',
          '付款收据只有本店员工和下单时的浏览器可以查看。',
        ],
      },
      {
        heading: '保留多久',
        paragraphs: [
          '本店会设定一个月数，超过之后旧订单将匿名化：姓名、联系方式、地址、备注和收据会被删除，只留下销售数量。在此之前，或尚未设定期限时，资料会保留到您要求删除为止。未付款的保留会在 15 分钟后失效（延长后为 30 分钟）。',
        ],
      },
      {
        heading: '保存在您浏览器里的资料',
        paragraphs: [
          '您的购物车、未完成的结账表格、已保留但尚未付款完成的月饼、您选择的收据和订单摘要保存在您自己的浏览器中，重新加载也不会丢失。清除浏览器中本网站的数据即可删除。',
        ],
      },
    ],
    cookies: {
      heading: 'Cookie',
      lead: '本网站只使用运作所必需的 Cookie：',
      rows: [
        { name: 'lang', purpose: '记住您选择的语言', duration: '1 年' },
        {
          name: 'shop_browser',
          purpose: '识别此浏览器，以便再次找到它自己的保留和订单',
          duration: '最长 400 天',
        },
        { name: '员工登录', purpose: '让员工保持登录状态；顾客不会得到', duration: '直至退出登录' },
      ],
      after:
        '本网站没有追踪器、没有分析工具、没有广告，也不从其他公司加载任何内容。为防止滥用，我们按网络地址计算请求次数；网络地址本身不会保存，只短暂保存其经过打乱的形式。',
    },
    rights: {
      heading: '您的权利',
      paragraphs: ['您可以随时要求我们：'],
      points: [
        '让您查看我们持有的有关您的资料，并给您一份副本；',
        '更正错误或过时的资料；',
        '删除您的资料或停止使用；尚未交付的订单届时必须取消，法律规定须保留的资料会按规定期限保留。',
      ],
    },
    contact: '请附上订单编号和下单时的电话号码，联系我们：',
  },
});
