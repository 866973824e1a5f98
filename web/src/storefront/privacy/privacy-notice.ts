/** The shape all three versions of the privacy notice share. */
export type PrivacyNotice = {
  title: string;
  lead: (shop: string) => string;
  sections: readonly PrivacySection[];
  cookies: { heading: string; lead: string; rows: readonly CookieRow[]; after: string };
  rights: PrivacySection;
  contact: string;
};

export type PrivacySection = { heading: string; paragraphs: readonly string[]; points?: readonly string[] };

type CookieRow = { name: string; purpose: string; duration: string };
