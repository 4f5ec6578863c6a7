// A login address that was refused: in the shape of a form where the address itself is wrong. [ACC-04] [ADM-06]
import { AddressRefused } from "@kontor/domain/shop/customer";
import type { InvitationRefusal, LoginAddressRefusal } from "@kontor/domain/site/admin";
import { refuse } from "../../platform/http/problem.ts";

export const refuseLoginAddress = (failure: LoginAddressRefusal | InvitationRefusal): never => {
  switch (failure._tag) {
    case "EmailInvalid":
    case "EmailTooLong":
    case "FieldRequired":
    case "ForbiddenCharacters": {
      const fields = [{ field: "email" as const, refusal: failure }];
      return refuse(new AddressRefused({ fields }), { errors: fields });
    }
    default:
      return refuse(failure);
  }
};
