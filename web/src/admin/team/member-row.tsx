import { staffRoles } from '@mooncake/domain/staff/role';
import type { MemberChange, TeamMember } from '@mooncake/domain/staff/staff.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useStaff } from '../connection/session/use-staff.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useAdminTeamTexts } from './team.texts.ts';

type MemberRowProps = {
  member: TeamMember;
  isBusy: boolean;
  onChange: (change: MemberChange) => void;
  onDisable: () => void;
  onReset: () => void;
};

export function MemberRow({ member, isBusy, onChange, onDisable, onReset }: MemberRowProps) {
  const text = useAdminTeamTexts();
  const { active, inactive } = useCommonTexts();
  const { language } = useLanguage();
  const isMe = useStaff().id === member.id;
  return (
    <li className="grid gap-3 py-4 md:grid-cols-[1fr_auto_auto_auto] md:items-center md:gap-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {member.name || member.email}
          {isMe && <Badge>{text.you}</Badge>}
        </p>
        <p className="break-all text-sm text-muted">
          {member.email} · {text.since(formatMoment(member.createdAt, language, 'date'))}
        </p>
      </div>
      <select
        aria-label={text.roleOf(member.name)}
        value={member.role}
        disabled={isBusy}
        onChange={({ target }) => {
          const role = staffRoles.find((known) => known === target.value);
          if (role) onChange({ role });
        }}
        className="min-h-11 rounded-xl border border-muted/55 bg-card px-3"
      >
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {text.roles[role]}
          </option>
        ))}
      </select>
      <span className="inline-flex items-center gap-2.5">
        <Switch
          label={`${text.accessOf(member.name)}: ${member.isActive ? active : inactive}`}
          hidesLabel
          isOn={member.isActive}
          isBusy={isBusy}
          onChange={(isActive) => (isActive ? onChange({ isActive }) : onDisable())}
        />
        <span aria-hidden="true" className="text-muted">
          {member.isActive ? active : inactive}
        </span>
      </span>
      <Button look="outline" size="small" disabled={!member.isActive} onClick={onReset}>
        {text.resetLink}
      </Button>
    </li>
  );
}
