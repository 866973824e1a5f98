import { BothNames } from '../../shared/orders/both-names.tsx';

/** The kitchen's groups in Chinese; another product brings its own name. */
const groupNamesZh: Readonly<Record<string, string>> = {
  'TeoChew Yam': '潮州芋头',
  Traditional: '传统',
  Shanghai: '上海',
  'Mix Shanghai + Traditional': '上海传统混合',
  Mochi: '麻糬',
};

export function GroupName({ name }: { name: string }) {
  return <BothNames name={name} nameZh={groupNamesZh[name] ?? ''} />;
}
