import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedLanguage, rememberLanguage } from './language-cookie.ts';

beforeEach(() => {
  Object.assign(document, { cookie: 'lang=; Path=/; Max-Age=0' });
  vi.restoreAllMocks();
});

describe('the remembered language', () => {
  it('is the one chosen, whatever the browser prefers', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    rememberLanguage('zh');
    expect(rememberedLanguage()).toBe('zh');
  });

  it('follows the browser on a first visit', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ms-MY', 'zh-TW', 'en']);
    expect(rememberedLanguage()).toBe('zh');
  });

  it('ignores a cookie that names no language of ours', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    Object.assign(document, { cookie: 'lang=klingon; Path=/' });
    expect(rememberedLanguage()).toBe('en');
  });

  it('is kept for a year, for this site only', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    rememberLanguage('en');
    expect(written).toHaveBeenCalledWith('lang=en; Path=/; Max-Age=31536000; SameSite=Lax');
  });
});
