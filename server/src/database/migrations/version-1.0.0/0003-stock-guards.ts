import { sql } from 'kysely';

/**
 * Stock is never sold twice, whoever writes. Plain checks would also refuse a lowered limit;
 * these refuse only what raises a counter past it.
 */
export const stockGuards = sql`
  create function refuse_overselling() returns trigger language plpgsql as $$
  declare
    before integer := case tg_op when 'UPDATE' then old.taken else 0 end;
  begin
    if new.taken > before and new.taken > new.limit_quantity then
      raise exception 'only % % left in this batch', greatest(new.limit_quantity - before, 0), new.unit
        using errcode = 'check_violation', constraint = 'product_batch_limits_not_oversold',
          schema = tg_table_schema, table = tg_table_name;
    end if;
    return new;
  end $$;

  create trigger product_batch_limits_guard before insert or update on product_batch_limits
    for each row execute function refuse_overselling();

  create function refuse_overbooking() returns trigger language plpgsql as $$
  declare
    before integer := case tg_op when 'UPDATE' then old.booked else 0 end;
    room integer;
  begin
    if new.booked > before then
      select coalesce(new.capacity, slot.capacity) into room
        from pickup_time_slots slot where slot.id = new.time_slot_id;
      if new.booked > room then
        raise exception 'this time slot takes % orders', room
          using errcode = 'check_violation', constraint = 'batch_time_slots_not_overbooked',
            schema = tg_table_schema, table = tg_table_name;
      end if;
    end if;
    return new;
  end $$;

  create trigger batch_time_slots_guard before insert or update on batch_time_slots
    for each row execute function refuse_overbooking();
`;
