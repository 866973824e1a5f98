import { defineTexts } from '../../i18n/define-texts.ts';

export const [usePictureFieldTexts] = defineTexts({
  en: {
    upload: 'Upload picture',
    replace: 'Replace picture',
    remove: 'Remove',
    uploading: (percent: number) => `Uploading... ${percent}%`,
    hint: 'JPG, PNG or WebP up to 20 MB.',
    none: 'No picture yet',
  },
  zh: {
    upload: '上传图片',
    replace: '更换图片',
    remove: '移除',
    uploading: (percent) => `正在上传… ${percent}%`,
    hint: 'JPG、PNG 或 WebP，最大 20 MB。',
    none: '还没有图片',
  },
});
