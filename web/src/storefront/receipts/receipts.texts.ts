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
  },
});
