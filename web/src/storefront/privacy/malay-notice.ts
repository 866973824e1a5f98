import type { PrivacyNotice } from './privacy-notice.ts';

/** The law asks for the notice in the national language, whichever ones the shop speaks. */
export const malayNotice = {
  title: 'Notis Privasi',
  lead: (shop) =>
    `${shop} menerima prapesanan melalui laman ini. Notis ini menerangkan data peribadi yang kami minta, sebabnya, siapa yang melihatnya, berapa lama ia disimpan, dan apa yang boleh anda minta daripada kami. Notis ini ditulis di bawah Akta Perlindungan Data Peribadi 2010.`,
  sections: [
    {
      heading: 'Data yang kami kumpul',
      paragraphs: ['Semasa membuat pesanan, anda memberikan kepada kami:'],
      points: [
        'nama, nombor telefon dan sekurang-kurangnya satu lagi cara dihubungi: e-mel, Instagram atau Facebook;',
        'alamat penghantaran, jika kaedah penghantaran memerlukannya;',
        'apa yang anda pesan, untuk tarikh, masa dan tempat mana, serta sebarang catatan anda;',
        'resit pembayaran anda. Resit itu mungkin memaparkan nama, bank dan akaun anda, seperti yang dicetak oleh bank;',
        'bahasa yang anda gunakan serta masa anda memesan dan membayar.',
      ],
    },
    {
      heading: 'Data yang wajib dan data yang tidak wajib',
      paragraphs: [
        'Tanpa nama, nombor telefon, cara dihubungi yang kedua, resit dan, untuk penghantaran, alamat, kami tidak dapat menerima pesanan. Data lain terpulang kepada anda.',
      ],
    },
    {
      heading: 'Tujuan penggunaan',
      paragraphs: ['Kami menggunakan data anda hanya untuk pesanan anda:'],
      points: [
        'untuk membakar, membungkus dan menyerahkan pesanan anda;',
        'untuk menyemak pembayaran anda dengan akaun bank kami, dan mengesan resit yang digunakan dua kali. Program pada pelayan kami sendiri mungkin membaca resit itu dahulu; seorang pekerja yang membuat keputusan;',
        'untuk menghubungi anda tentang pesanan, penghantaran atau pembayaran;',
        'untuk memaparkan pesanan apabila anda menyemaknya;',
        'untuk mengira jumlah yang dibuat dan dijual.',
      ],
    },
    {
      heading: 'Siapa yang melihatnya',
      paragraphs: [
        'Kakitangan kami sendiri, selepas log masuk. Jika anda memilih penghantaran, penghantar menerima nama, telefon dan alamat yang diperlukan untuk mencari anda. Syarikat yang mengendalikan pelayan kami menyimpan data bagi pihak kami. Pihak berkuasa melihatnya hanya jika dikehendaki undang-undang. Kami tidak sekali-kali menjualnya atau menggunakannya untuk iklan.',
        'Di halaman semakan pesanan, sesiapa yang hanya mengetahui nombor pesanan atau hanya nombor telefon anda melihat pesanan dengan nama dan telefon yang disembunyikan sebahagiannya dan tanpa alamat. Sesiapa yang mengetahui kedua-duanya, atau menggunakan pelayar yang membuat pesanan itu, melihat semuanya. Sila rahsiakan nombor pesanan anda.',
        'Resit hanya dipaparkan kepada kakitangan kami dan kepada pelayar yang membuat pesanan.',
      ],
    },
    {
      heading: 'Tempoh simpanan',
      paragraphs: [
        'Kedai menetapkan bilangan bulan; selepas tempoh itu pesanan lama dijadikan tanpa nama: nama, butiran hubungan, alamat, catatan dan resit dibuang, dan hanya jumlah jualan yang tinggal. Sebelum itu, atau jika tiada tempoh ditetapkan, data anda disimpan sehingga anda meminta kami memadamkannya. Tempahan yang tidak dibayar tamat selepas 15 minit, atau 30 minit jika dilanjutkan.',
      ],
    },
    {
      heading: 'Apa yang tersimpan dalam pelayar anda',
      paragraphs: [
        'Troli, borang pembayaran yang belum selesai, tempahan yang belum selesai dibayar, resit yang anda pilih dan ringkasan pesanan disimpan dalam storan pelayar anda sendiri supaya tiada apa-apa hilang apabila halaman dimuat semula. Kosongkan data laman ini dalam pelayar anda untuk membuangnya.',
      ],
    },
  ],
  cookies: {
    heading: 'Kuki',
    lead: 'Laman ini hanya menetapkan kuki yang diperlukan untuk berfungsi:',
    rows: [
      { name: 'lang', purpose: 'mengingati bahasa pilihan anda', duration: '1 tahun' },
      {
        name: 'shop_browser',
        purpose: 'mengenali pelayar ini supaya ia dapat mencari semula tempahan dan pesanannya sendiri',
        duration: 'sehingga 400 hari',
      },
      {
        name: 'sesi kakitangan',
        purpose: 'mengekalkan log masuk kakitangan; pelanggan tidak menerimanya',
        duration: 'sehingga log keluar',
      },
    ],
    after:
      'Tiada penjejak, analitik atau iklan di sini, dan tiada apa-apa dimuatkan daripada syarikat lain. Untuk mencegah penyalahgunaan, permintaan dikira mengikut alamat rangkaian; alamat itu sendiri tidak disimpan, hanya bentuk kodnya untuk tempoh yang singkat.',
  },
  rights: {
    heading: 'Hak anda',
    paragraphs: ['Anda boleh meminta kami pada bila-bila masa untuk:'],
    points: [
      'menunjukkan data yang kami simpan tentang anda dan memberikan salinannya;',
      'membetulkan data yang salah atau lapuk;',
      'memadamkan data anda atau berhenti menggunakannya; pesanan yang belum diserahkan terpaksa dibatalkan, dan data yang wajib disimpan di sisi undang-undang kekal selama yang ditetapkan.',
    ],
  },
  contact: 'Hubungi kami dengan nombor pesanan dan nombor telefon yang anda gunakan semasa memesan:',
} satisfies PrivacyNotice;
