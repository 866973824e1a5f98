/** Numbers people act on, each above its name. */
export function BigNumbers({ numbers }: { numbers: readonly { label: string; value: number }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex min-w-16 flex-col-reverse">
          <dt className="text-muted leading-snug">{label}</dt>
          <dd className="font-bold text-4xl tabular-nums leading-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
