import { defineTexts } from '../../i18n/define-texts.ts';

/** Words of the receipt picker, in the checkout and on the status page. */
export const [useReceiptPickerTexts] = defineTexts({
  en: {
    choose: 'Choose a file',
    camera: 'Take a photo',
    drop: 'or drop it here, or paste a screenshot',
    dropNow: 'Drop your receipt here',
    preview: (name: string) => `Preview of ${name}`,
    remove: 'Remove',
    replace: 'Choose another file',
    selected: 'File selected',
    removed: 'File removed',
    removedMessage: 'Choose another receipt to go on.',
    unreadable: 'File could not be read',
    unreadableMessage: 'Please choose it again, or take a new screenshot',
    clarity: {
      clear: 'Readable and sharp',
      tiny: 'This picture is very small. A screenshot of the whole page is easier to read.',
      blurred: 'This picture looks blurred. You may send it, or choose a sharper one.',
      not_shown: 'Your browser cannot show this picture. You may still send it, or choose another.',
      cut_off: 'Part of this file is missing. Please choose it again, or take a new screenshot.',
    },
  },
  zh: {
    choose: '选择文件',
    camera: '拍照',
    drop: '也可以拖放到这里，或粘贴截图',
    dropNow: '把收据放在这里',
    preview: (name) => `${name} 的预览`,
    remove: '移除',
    replace: '换一个文件',
    selected: '已选择文件',
    removed: '已移除文件',
    removedMessage: '请选择另一张收据以继续。',
    unreadable: '无法读取文件',
    unreadableMessage: '请重新选择，或重新截图',
    clarity: {
      clear: '清晰可读',
      tiny: '这张图片很小，整页截图会更容易看清。',
      blurred: '这张图片看起来模糊。您可以照样发送，也可以换一张清晰的。',
      not_shown: '您的浏览器无法显示这张图片。您仍可发送，也可以换一张。',
      cut_off: '这个文件不完整。请重新选择，或重新截图。',
    },
  },
});
